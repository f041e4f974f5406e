import { expect, it } from 'vitest';
import { makeFolder, query, start } from './embedded-postgres.fixture.js';

const rights = 'select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user';
const none = [{ rolsuper: false, rolcreatedb: false, rolcreaterole: false }];

it('S35: the product connects as a role without rights outside of its own database', async () => {
  const { url } = await start();
  expect(await query(url, rights)).toEqual(none);
  await query(url, 'create schema jobs; create table jobs.job (id serial); create table event (id int)');
  await expect(query(url, "copy event from program 'id'")).rejects.toMatchObject({ code: '42501' });
  await expect(query(url, 'select * from pg_authid')).rejects.toMatchObject({ code: '42501' });
});

it('S35: what the superuser made, in an earlier version or from a backup, is the product’s after a start', async () => {
  const fresh = await makeFolder();
  const earlier = await start(fresh);
  const asSuperuser = earlier.superuserUrl.replace(/postgres$/, 'turnout');
  await query(
    asSuperuser,
    `alter database turnout owner to turnout;
    create type mood as enum ('good');
    create schema jobs;
    create table jobs.job (id serial, number int generated always as identity, mood mood) partition by list (mood);
    create table jobs.good partition of jobs.job for values in ('good');
    create sequence "Loose";
    create view moods as select mood from jobs.job;
    create function jobs.ask(text, int) returns int language sql as 'select 1';
    drop role turnout_app;`,
  );
  await earlier.stop();
  const { url } = await start(fresh);
  expect(await query(url, rights)).toEqual(none);
  await query(
    url,
    `alter type mood add value 'bad';
    drop table jobs.good;
    alter table jobs.job rename column number to position;
    alter sequence "Loose" restart with 7;
    drop view moods;
    drop schema jobs cascade;
    create table public.event (id int);`,
  );
});

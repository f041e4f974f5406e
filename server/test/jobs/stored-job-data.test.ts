import { describe, expect, it } from 'vitest';
import { jobs } from '../../src/jobs.js';
import { storedJobData } from './stored-job-data.js';

it('J17: every kind of job has data here, and no kind is here that the server does not serve', () => {
  expect(Object.keys(storedJobData)).toEqual(jobs.map(({ name }) => name).toSorted());
});

describe('J17: what the server stores today is read as it is', () => {
  it.each(jobs)('by $name', ({ name, schema }) => {
    const data = storedJobData[name];
    expect(schema.parse(data)).toEqual(data);
  });
});

import { Tabs as MantineTabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Select } from './forms/choice';
import classes from './tabs.module.css';

export interface Tab {
  /** In the page's address. */
  name: string;
  label: string;
  /** How many things are in it, where that is known. */
  count?: number | undefined;
  content: ReactNode;
}

interface Props {
  /** The subject of the tabs, for screen readers. */
  label: string;
  /** The first is open unless the address names another. */
  tabs: readonly [Tab, ...Tab[]];
  /** On a phone a choice takes less room than many tabs. */
  isSelectOnPhone?: boolean;
}

/** Lists side by side, one of them shown. Which one is in the address, so that the way back leads to it. */
export function Tabs({ label, tabs, isSelectOnPhone = false }: Props) {
  const [query, setQuery] = useSearchParams();
  const [first] = tabs;
  const asked = query.get('tab');
  const open = tabs.find(({ name }) => name === asked) ?? first;

  function show(name: string | null) {
    const next = new URLSearchParams(query);
    if (name === null || name === first.name) next.delete('tab');
    else next.set('tab', name);
    setQuery(next, { replace: true, preventScrollReset: true });
  }

  return (
    <MantineTabs value={open.name} onChange={show} keepMounted={false} unstyled>
      {isSelectOnPhone && (
        <div className={classes.select}>
          <Select
            label={label}
            options={tabs.map(({ name, label: text, count }) => ({
              value: name,
              label: [text, count].join(' ').trim(),
            }))}
            value={open.name}
            onChange={show}
          />
        </div>
      )}
      <MantineTabs.List
        aria-label={label}
        className={classes.list}
        data-not-on-phone={isSelectOnPhone || undefined}
      >
        {tabs.map(({ name, label: text, count }) => (
          <MantineTabs.Tab key={name} value={name} className={classes.tab}>
            {text} <span className={classes.count}>{count}</span>
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      {tabs.map(({ name, content }) => (
        <MantineTabs.Panel key={name} value={name} className={classes.panel}>
          {content}
        </MantineTabs.Panel>
      ))}
    </MantineTabs>
  );
}

import { useApolloClient } from '@apollo/client/react';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SignUpOrder } from '../../gql/types';
import { paths } from '../../paths';
import { timings } from '../../timings';
import { CopyFailure, CopyLabel, CopyStatus, copyText } from '../../ui/copy-button';
import { BusyButton } from '../../ui/forms/busy-button';
import { Select } from '../../ui/forms/choice';
import { IconCopy } from '../../ui/icons/for-accounts';
import { IconSearch } from '../../ui/icons/for-events';
import { IconDownload, IconPrinter } from '../../ui/icons/for-staff';
import type { Message } from '../../ui/notice';
import { useTransientState } from '../../ui/timers';
import classes from './event-attendees.module.css';
import { readEverybody } from './everybody';
import * as messages from './messages';
import { usePrintSheet } from './print-sheet';
import { type ShownPeople, shownPeopleOptions } from './shown-people';

const orders: { value: SignUpOrder; label: string }[] = [
  { value: 'LATEST_FIRST', label: 'Newest first' },
  { value: 'NAME', label: 'By name' },
];

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true };

interface Props {
  event: { id: string; title: string; signUpCount: number };
  /** The people on the page. */
  listed: readonly { id: string; name: string }[];
  search: string;
  onSearch: (search: string) => void;
  orderBy: SignUpOrder;
  onOrder: (orderBy: SignUpOrder) => void;
  shown: ShownPeople;
  onShow: (shown: ShownPeople) => void;
}

/** Finds people, and takes all of them elsewhere: into a mail, a table, or onto paper. */
export function AttendeeTools(props: Props) {
  const { event, listed, search, onSearch, orderBy, onOrder, shown, onShow } = props;
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useTransientState<Message>(timings.eventMessageShown);

  async function attempt(work: () => Promise<void>, failure: string) {
    if (isBusy) return;
    setBusy(true);
    await work().catch(() => setMessage({ tone: 'danger', text: failure }));
    setBusy(false);
  }

  const copyAddresses = () =>
    attempt(async () => {
      const everybody = await readEverybody(client, event.id);
      const count = everybody.length === 1 ? '1 address' : `${everybody.length} addresses`;
      const addresses = everybody.flatMap(({ email }) => email ?? []).join(', ');
      setMessage(await copyText(addresses, `${count} copied`, messages.COPY_ADDRESSES_FAILED));
    }, messages.COPY_ADDRESSES_FAILED);

  const { print, sheet } = usePrintSheet({
    title: event.title,
    shown: listed,
    total: event.signUpCount,
    readAll: (printAll) =>
      attempt(async () => printAll(await readEverybody(client, event.id)), messages.PEOPLE_FAILED),
  });

  return (
    <>
      <search className={classes.tools}>
        <TextInput
          type="search"
          aria-label="Search name or address"
          placeholder="Name or address"
          leftSection={<IconSearch {...icon} />}
          value={search}
          onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        />
        <Select label="People shown" options={shownPeopleOptions} value={shown} onChange={onShow} />
        <Select label="Order" options={orders} value={orderBy} onChange={onOrder} />
        <BusyButton
          variant="default"
          leftSection={<IconCopy {...icon} />}
          onClick={copyAddresses}
          isBusy={isBusy}
        >
          <CopyLabel result={message}>Copy addresses</CopyLabel>
        </BusyButton>
        <Button
          component="a"
          href={paths.peopleFile(event.id)}
          download
          variant="default"
          leftSection={<IconDownload {...icon} />}
        >
          CSV
        </Button>
        <BusyButton variant="default" leftSection={<IconPrinter {...icon} />} onClick={print} isBusy={isBusy}>
          Print
        </BusyButton>
      </search>
      <CopyStatus result={message} />
      <CopyFailure result={message} />
      {sheet}
    </>
  );
}

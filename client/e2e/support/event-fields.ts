import type { Locator } from '@playwright/test';

/** The values that staff type into the form of an event, under the names by which its sentences call the fields. */
export interface EventFields {
  title: string;
  description: string;
  location: string;
  type: string;
  date: string;
  startTime: string;
  endTime: string;
  /** Pounds. */
  price: string;
}

export const createLabels: Record<keyof EventFields, string> = {
  title: 'Event Title',
  description: 'Event Description',
  location: 'Event Location',
  type: 'Event Type',
  date: 'Event Date',
  startTime: 'Event Start Time',
  endTime: 'Event End Time',
  price: 'Event price',
};

export const editLabels: Record<keyof EventFields, string> = {
  title: 'Title',
  description: 'Description',
  location: 'Location',
  type: 'Type',
  date: 'Date',
  startTime: 'Start Time',
  endTime: 'End Time',
  price: 'Price (£)',
};

export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** An event that breaks no rule. */
export function anEvent(): EventFields {
  return {
    title: 'Bread for beginners',
    description: 'Flour, water, salt, time.',
    location: 'Kirkgate Kitchen, Leeds',
    type: 'Workshop',
    date: inDays(10),
    startTime: '10:00',
    endTime: '12:30',
    price: '24.50',
  };
}

export async function fillEvent(
  form: Locator,
  labels: Record<keyof EventFields, string>,
  fields: Partial<EventFields>,
): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    await form.getByLabel(labels[name as keyof EventFields], { exact: true }).fill(value);
  }
}

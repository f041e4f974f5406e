import { screen } from '@testing-library/react';

const isLead = (text: string) => (_: string, element: Element | null) =>
  element?.matches('[data-lead]') === true && element.textContent === text;

/** The line under the title of an event, which has links in it. */
export const getLead = (text: string) => screen.getByText(isLead(text));
export const findLead = (text: string) => screen.findByText(isLead(text));

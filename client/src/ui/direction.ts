/** Whether the text around an element runs from the right to the left. */
export const isFromTheRight = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Notes what is typed or chosen, or filled in by the browser, before React has taken over the server's page: React's own
 * values would be put in the place.
 * @returns to be called once React has taken over: enters it again, and returns whether all of it is there
 */
export function noteTyping(): () => () => boolean {
  const changed = new Map<Field, string>();
  function note(field: Field) {
    if (shownValueOf(field) !== initialValueOf(field)) changed.set(field, shownValueOf(field));
    else changed.delete(field);
  }
  function onInput({ target }: Event) {
    if (isField(target)) note(target);
  }
  document.querySelectorAll<Field>('input, textarea, select').forEach(note);
  // Before React, which listens below.
  window.addEventListener('input', onInput, { capture: true });
  return () => {
    window.removeEventListener('input', onInput, { capture: true });
    for (const [field, value] of changed) enter(field, value);
    return () => [...changed].every(([field, value]) => shownValueOf(field) === value);
  };
}

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

function isToggle(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox';
}

function shownValueOf(field: Field): string {
  return isToggle(field) ? String(field.checked) : field.value;
}

/** As the server sent it. */
function initialValueOf(field: Field): string {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
  }
  return isToggle(field) ? String(field.defaultChecked) : field.defaultValue;
}

/** As a person would. React tells what is new by the property of the element itself, which it overrides. */
function enter(field: Field, value: string): void {
  if (isToggle(field)) {
    // One radio button is left when another is chosen.
    if (field.type === 'radio' && value === 'false') return;
    field.checked = value !== 'true';
    field.click();
    return;
  }
  field.value = initialValueOf(field);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

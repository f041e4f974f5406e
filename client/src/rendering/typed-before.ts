const FIELDS = 'input, textarea, select';
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Notes what is typed or chosen, or filled in by the browser, before React has taken over the server's page: React's own
 * values would be put in the place.
 * @returns to be called once React has taken over: enters it again, and returns whether all of it is there
 */
export function noteTyping(): () => () => boolean {
  const changed = new Map<Field, string | boolean>();
  function note(field: Field) {
    const value = valueIn(field);
    if (value !== initialValueOf(field)) changed.set(field, value);
    else changed.delete(field);
  }
  function onInput({ target }: Event) {
    if (target instanceof Element && target.matches(FIELDS)) note(target as Field);
  }
  document.querySelectorAll<Field>(FIELDS).forEach(note);
  // Before React, which listens below.
  window.addEventListener('input', onInput, { capture: true });
  return () => {
    window.removeEventListener('input', onInput, { capture: true });
    const all = [...changed];
    for (const [field, value] of all) enter(field, value);
    return () => all.every(([field, value]) => valueIn(field) === value);
  };
}

/** Of a radio button or a checkbox: whether it is chosen. */
function valueIn(field: Field): string | boolean {
  return isToggle(field) ? field.checked : field.value;
}

/** As the server sent it. */
function initialValueOf(field: Field): string | boolean | undefined {
  if ('options' in field) return [...field.options].find((option) => option.defaultSelected)?.value;
  return isToggle(field) ? field.defaultChecked : field.defaultValue;
}

function isToggle(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox';
}

/** As a person would. React tells what is new by the property of the element itself, which it overrides. */
function enter(field: Field, value: string | boolean): void {
  if (isToggle(field)) {
    // One radio button is left when another is chosen.
    if (!value && field.type === 'radio') return;
    field.checked = !value;
    field.click();
    return;
  }
  field.value = String(initialValueOf(field));
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

const FIELDS = 'input:not([type="radio"], [type="checkbox"]), textarea';
type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Notes what is typed, or filled in by the browser, before React has taken over the server's page: React's own values
 * would be put in the place.
 * @returns to be called once React has taken over: enters it again
 */
export function noteTyping(): () => void {
  const typed = new Map<Field, string>();
  function note(field: Field) {
    if (field.value !== field.defaultValue) typed.set(field, field.value);
    else typed.delete(field);
  }
  function onInput({ target }: Event) {
    if (target instanceof Element && target.matches(FIELDS)) note(target as Field);
  }
  document.querySelectorAll<Field>(FIELDS).forEach(note);
  // Before React, which listens below.
  window.addEventListener('input', onInput, { capture: true });
  return () => {
    window.removeEventListener('input', onInput, { capture: true });
    for (const [field, value] of typed) enter(field, value);
  };
}

/** As a person would. React tells what is new by the property of the element itself, which it overrides. */
function enter(field: Field, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

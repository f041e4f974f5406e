import type { SaxesTagNS } from 'saxes';

/** An element with an id: what a reference to it draws again. */
interface Part {
  /** Characters of its own attributes and of those inside it. */
  size: number;
  references: string[];
}

/** `#id`, in an address or in a `url()`. A colour may look like one: then it is the id of nothing. */
const REFERENCE = /#([\w:.-]+)/g;

/**
 * Measures a drawing while it is parsed, each part as often as it is drawn: of ten references to ten references to ten a drawing
 * of some kilobytes keeps a processor busy for hours. `size` is in characters of attributes, and Infinity where a part refers to
 * itself.
 */
export function measureExpanded() {
  const parts = new Map<string, Part>();
  const whole: Part = { size: 0, references: [] };
  const open: { id: string | undefined; part: Part }[] = [];
  function begin({ attributes }: SaxesTagNS): void {
    const values = Object.values(attributes).map(({ value }) => value);
    const size = values.reduce((sum, value) => sum + value.length, 1);
    const references = values.flatMap((value) => [...value.matchAll(REFERENCE)].map(([, id = '']) => id));
    open.push({ id: attributes.id?.value, part: { size, references } });
  }
  function end(): void {
    const closed = open.pop();
    if (!closed) return;
    const { id, part } = closed;
    if (id !== undefined) {
      // Of several parts of one id a program draws one or the other.
      const { size, references } = parts.get(id) ?? { size: 0, references: [] };
      parts.set(id, { size: size + part.size, references: [...references, ...part.references] });
    }
    const around = open.at(-1)?.part ?? whole;
    around.size += part.size;
    around.references.push(...part.references);
  }
  const known = new Map<string, number>();
  function sizeOf(part: Part): number {
    return part.references.reduce((sum, id) => sum + expanded(id), part.size);
  }
  function expanded(id: string): number {
    const found = known.get(id);
    if (found !== undefined) return found;
    const part = parts.get(id);
    if (!part) return 0;
    // Until it is measured: a part that is met again inside itself has no end.
    known.set(id, Number.POSITIVE_INFINITY);
    const size = sizeOf(part);
    known.set(id, size);
    return size;
  }
  return { begin, end, size: () => sizeOf(whole) };
}

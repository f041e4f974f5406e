import { type DocumentNode, Kind, type SelectionSetNode } from 'graphql';
import { type Fragments, fragmentsOf, mergedFields } from './merged-fields.js';

/** How often one object may be asked for another by one name. Validation compares each with each: 240 took a second. */
export const MAX_SAME_NAME = 30;
/** Characters of a name in the answer, where it stands once for each object of a list. */
const MAX_NAME_LENGTH = 100;
/** Fields that are looked at; only documents whose fragments multiply each other have more. */
const MAX_FIELDS = 2_000;
/** Below it nothing is looked at: the limit of depth is lower, and fragments may run in a circle. */
const MAX_DEPTH = 20;

const introspectionFields = ['__schema', '__type'];

/** Says what is too large about a document's shape, which is not validated yet; undefined where nothing is. */
export function excessOf(document: DocumentNode): string | undefined {
  const walk = new ShapeWalk(fragmentsOf(document));
  for (const definition of document.definitions) {
    // Fragments on their own too, since validation looks at unused ones.
    const hasFields =
      definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION;
    const excess = hasFields && walk.excessOf([definition.selectionSet]);
    if (excess) return excess;
  }
  return undefined;
}

class ShapeWalk {
  #fields = 0;

  constructor(private readonly fragments: Fragments) {}

  excessOf(selectionSets: SelectionSetNode[], depth = 1): string | undefined {
    let introspections = 0;
    for (const [name, nodes] of mergedFields(selectionSets, this.fragments)) {
      this.#fields += nodes.length;
      if (this.#fields > MAX_FIELDS) return `The fragments make more than ${MAX_FIELDS} fields`;
      if (name.length > MAX_NAME_LENGTH) return `A name has more than ${MAX_NAME_LENGTH} characters`;
      if (nodes.some((node) => introspectionFields.includes(node.name.value))) introspections++;
      if (introspections > 1) return 'A document may ask for the schema once';
      const children = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
      if (children.length > MAX_SAME_NAME) {
        return `"${name}" is asked for ${children.length} times at one place, more than ${MAX_SAME_NAME}`;
      }
      const excess = depth < MAX_DEPTH && this.excessOf(children, depth + 1);
      if (excess) return excess;
    }
    return undefined;
  }
}

const START = String.raw`(?:^|[;:(] |— |\b[A-Z]\d+: |\. )["“'‘]?`;
/** A sentence that ends so is a question. */
const NO_QUESTION = String.raw`(?!.*\?["”’']?$)`;
const BEFORE_OBJECT = String.raw`(?<!\b(?:of|to|for|by|with|from|at|about|like|without|between|against|into|on) )`;
const NO_VERB =
  'in|at|of|to|for|from|with|by|on|as|and|or|but|than|about|without|before|after|until|when|where|while|if|since|because|that|more|twice|once|again|under|through|there|here|now|today|yet|any|not|the|a|an|their|its|it|them|this|these|anything|nothing|whose';
const VERB_AFTER_WHAT =
  'is|are|was|were|has|have|had|may|can|cannot|could|must|should|would|will|does|did|goes|comes|came|follows|fails|begins|stays|belongs|happens|happened|stands|waits|asks|makes|takes|needs|leads|keeps|gives';

/** What plain sentences do not have: a noun says who acts. See "Sentences" in GLOSSARY.md. */
export const PATTERNS = [
  { name: 'whoever', matches: /\b(?:who|whom)ever\b/i },
  {
    name: 'nobody, somebody or everybody as subject',
    matches: new RegExp(
      String.raw`\b(?:no|some|every)body who\b|${BEFORE_OBJECT}\b(?:no|some|every)body (?:else )?(?!(?:${NO_VERB})\b)[a-z]`,
      'i',
    ),
  },
  { name: 'come again', matches: /\b(?:come|comes|came|coming) again\b/i },
  {
    name: 'inverted condition',
    matches: new RegExp(
      String.raw`(?:${START}|, )(?:were|had|should) (?!to\b)(?:the|a|an|it|this|that|they|there|he|she|we|one|you|nothing|none)\b${NO_QUESTION}`,
      'i',
    ),
  },
  { name: 'likewise', matches: /\blikewise\b/i },
  { name: 'is gone', matches: /\b(?:is|are|was|were|be|been|being) (?:already |long |then |all )?gone\b/i },
  {
    name: 'who without a noun',
    matches: new RegExp(`(?:${START}|, so )(?:who|whose|whom) (?!(?:am|else) )[a-z]${NO_QUESTION}`, 'i'),
  },
  {
    name: 'who without a noun',
    matches: new RegExp(
      String.raw`\b(?:for|by|to|of|from|with|than|as|only|that|if|because|but|then|so) who [a-z]|^(?!.*\bwho\b.*\band who\b).*\band who [a-z]${NO_QUESTION}`,
      'i',
    ),
  },
  {
    name: 'what without a noun',
    matches: new RegExp(String.raw`${START}what (?:${VERB_AFTER_WHAT})\b${NO_QUESTION}`, 'i'),
  },
  { name: 'what as the subject', matches: new RegExp(`^["“'‘]?What (?!kind |you )${NO_QUESTION}[a-z]`) },
];

/**
 * Sentences that stay.
 * @type {{ paths: RegExp, words: string, reason: string }[]}
 */
export const EXCEPTIONS = [
  {
    paths: /^client\//,
    words: 'What we store',
    reason: 'The heading above the list of stored data: a short question, as people know it.',
  },
  {
    paths: /^client\//,
    words: 'What for',
    reason: 'The head of a column: a short question, as people know it.',
  },
  {
    paths: /^server\/test\/repository\/plain-words\.test\.ts$/,
    words: '',
    reason: 'The examples of the test of this check.',
  },
  {
    paths: /^client\//,
    words: 'Who is coming',
    reason: 'The heading above the people of an event: a short question, as people know it.',
  },
  {
    paths: /^client\//,
    words: 'Who can find it',
    reason: 'The label of a field: a short question, as people know it.',
  },
  {
    paths: /^client\/e2e\/spec\//,
    words: 'Home Page leads to /events when nobody is signed in',
    reason: 'A sentence of the specification, letter by letter.',
  },
  {
    paths: /^server\/src\/platform\/database\/migrations\//,
    words: 'Nobody sees the name of who has made no event',
    reason: 'Text of an SQL function: a migration that has run is not changed.',
  },
  {
    paths: /^server\/src\/platform\/database\/migrations\//,
    words: 'nobody is left to read what has changed',
    reason: 'Text of an SQL function: a migration that has run is not changed.',
  },
];

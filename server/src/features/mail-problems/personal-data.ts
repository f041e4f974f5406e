import { columnRules, stays } from '../personal-columns.js';
import { personalData } from '../personal-data.js';
import { AddressProblem } from './mail-problem.entity.js';

export const dataOfMailProblems = [
  personalData({
    name: 'mailProblems',
    kind: 'MAILS',
    entity: AddressProblem,
    rowsOf: ({ email }) => ({ email }),
  }),
];

export const columnsOfMailProblems = [
  columnRules('mail_problems', {
    personal: [[stays('mail to an address that takes none harms all mail'), 'email', 'problem', 'found_at']],
  }),
];

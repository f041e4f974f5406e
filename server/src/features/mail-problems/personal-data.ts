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

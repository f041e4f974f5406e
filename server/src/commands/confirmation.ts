export const YES = ['--yes', 'do it: without this, the command only says what it would do'] as const;

/** Why a command could not do what it was asked for, in one sentence for the operator. Nothing has changed. */
export class CommandError extends Error {}

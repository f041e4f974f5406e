/** Why the sandbox cannot start, in one sentence for the person who started it. */
export class SandboxError extends Error {}

/** Return short parts as one text with dots between them. No line begins with a dot. */
export const dotted = (parts: readonly string[]): string => parts.join('\u00a0· ')

/** Errors: a refusal of the server, a missing answer, or a fault in these pages. */

import type { Problem } from './protocol'

export class Declined extends Error implements Problem {
  readonly code: string
  readonly params: Problem['params']

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.code, options)
    this.code = problem.code
    this.params = problem.params
  }
}

export const NO_CONNECTION: Problem = { code: 'connection.none', params: {} }

/** The code of the sentence for a fault in these pages. */
export const FAULT: Problem = { code: 'fault.note', params: {} }

/**
 * Return the code and parameters of an error: a refusal, or else a fault in these pages, which the console reports too.
 */
export function problemOf(thrown: unknown): Problem {
  if (thrown instanceof Declined) return thrown
  // eslint-disable-next-line no-console -- Nobody else catches it, and people see only a sentence.
  console.error(thrown)
  return FAULT
}

/**
 * Return what the network delivers: an answer, or a module of the pages. Rejects with a `Declined` if nothing comes.
 */
export async function reached<T>(coming: Promise<T>): Promise<T> {
  try {
    return await coming
  } catch (thrown) {
    // The caller cancelled the request.
    if ((thrown as Partial<Error> | null)?.name === 'AbortError') throw thrown
    throw new Declined(NO_CONNECTION, { cause: thrown })
  }
}

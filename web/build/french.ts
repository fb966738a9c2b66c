/** How French is set in type. */

/** French sets a space before these signs, and no line may end there. */
export function withoutLonelySigns(source: string): string {
  return source.replace(/(?<=\S) (?=[;:!?»](?:[\s).,*]|$))/g, '\u00a0').replace(/(?<=«) /g, '\u00a0')
}

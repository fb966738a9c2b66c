/** A number with a minus sign that is as wide as a plus, and is read as one: not the hyphen that `Intl` writes. */
export const signed = (amount: number) => (amount < 0 ? `−${-amount}` : `${amount}`)

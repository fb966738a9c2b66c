/** Return a number whose minus sign is as wide as a plus sign. `Intl` writes a hyphen. */
export const signed = (amount: number) => (amount < 0 ? `−${-amount}` : `${amount}`)

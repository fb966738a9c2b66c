/** This person's order of the hand, stored in this browser. */

import { ORDERS, type Order } from './cards'

const KEY = 'tablee.mawoki.order'

export function keptOrder(): Order {
  try {
    const kept = localStorage.getItem(KEY)
    return ORDERS.find((order) => order === kept) ?? 'colour'
  } catch {
    // The browser stores nothing.
    return 'colour'
  }
}

export function keep(order: Order): void {
  try {
    localStorage.setItem(KEY, order)
  } catch {
    // It lasts until the page closes.
  }
}

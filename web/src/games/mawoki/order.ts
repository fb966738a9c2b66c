/** How this person sorts the hand, kept in this browser. */

import { ORDERS, type Order } from './cards'

const KEY = 'tablee.mawoki.order'

export function keptOrder(): Order {
  try {
    const kept = localStorage.getItem(KEY)
    return ORDERS.find((order) => order === kept) ?? 'colour'
  } catch {
    // A browser that keeps nothing.
    return 'colour'
  }
}

export function keep(order: Order): void {
  try {
    localStorage.setItem(KEY, order)
  } catch {
    // It holds until the page is closed.
  }
}

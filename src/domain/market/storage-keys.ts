/** The `localStorage` key of the price alerts; a key that is renamed loses what its visitors have set. */
export const priceAlertsKey = 'love98-price-alerts'

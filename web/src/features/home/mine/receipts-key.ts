/** The queries of the receipts of the operator's shifts. */
export const receiptsKey = ['shift-receipts']

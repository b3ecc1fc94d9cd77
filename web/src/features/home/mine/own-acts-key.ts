/** The queries of what the operator has done. */
export const ownActsKey = ['own-acts']

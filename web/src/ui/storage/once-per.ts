/** Makes a store once for each operator; only one signs in between two loads of the page. */
export function oncePer<T>(make: (operatorId: number) => T): (operatorId: number) => T {
  const made = new Map<number, T>()
  return (operatorId) => {
    const store = made.get(operatorId) ?? make(operatorId)
    made.set(operatorId, store)
    return store
  }
}

/** Returns a function that computes the value of an object once. The object must not change. */
export function memoize<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const entry = known.get(key) ?? { value: compute(key) }
    known.set(key, entry)
    return entry.value
  }
}

/** Delays a computation to its first use, and keeps the result. */
export function once<Value>(compute: () => Value): () => Value {
  let computed: { value: Value } | undefined
  return () => (computed ??= { value: compute() }).value
}

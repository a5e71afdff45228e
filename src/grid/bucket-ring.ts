let buckets: Int32Array[] = []

/**
 * At least `count` empty lists with room for `capacity` numbers each, for a search to use until it returns: the same memory
 * is handed out every time, because making it anew would cost more than a short search.
 */
export function bucketRing(count: number, capacity: number): readonly Int32Array[] {
  if (buckets.length < count || buckets[0]!.length < capacity) {
    const room = Math.max(capacity, buckets[0]?.length ?? 0)
    buckets = Array.from({ length: Math.max(count, buckets.length) }, () => new Int32Array(room))
  }
  return buckets
}

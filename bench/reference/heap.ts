export interface HeapNode {
  readonly cost: number
  readonly state: number
}

/** The binary heap of the textbooks, lowest cost first. */
export class Heap {
  private readonly nodes: HeapNode[] = []

  get length(): number {
    return this.nodes.length
  }

  push(node: HeapNode): void {
    const { nodes } = this
    let i = nodes.push(node) - 1
    while (i > 0) {
      const parent = (i - 1) >> 1
      if (nodes[parent]!.cost <= nodes[i]!.cost) break
      this.swap(i, parent)
      i = parent
    }
  }

  /** Takes the lowest; there must be one. */
  pop(): HeapNode {
    const { nodes } = this
    const lowest = nodes[0]!
    const last = nodes.pop()!
    if (nodes.length === 0) return lowest
    nodes[0] = last
    for (let i = 0; ;) {
      let child = 2 * i + 1
      if (child >= nodes.length) return lowest
      if (child + 1 < nodes.length && nodes[child + 1]!.cost < nodes[child]!.cost) child++
      if (nodes[i]!.cost <= nodes[child]!.cost) return lowest
      this.swap(i, child)
      i = child
    }
  }

  private swap(i: number, j: number): void {
    const node = this.nodes[i]!
    this.nodes[i] = this.nodes[j]!
    this.nodes[j] = node
  }
}

import { grain, toGrains } from './apportion'

/** An amount of a table and the sums that it is in, from that of its row to that of its column. */
interface Summand {
  amount: number
  sums: readonly [row: string, column: string, ...more: string[]]
}

/** A sum of amounts, in grains, as a flow between two nodes of a graph. As much leaves each node as arrives there. */
interface Flow {
  nodes: readonly [from: string, to: string]
  amount: number
}

/**
 * Rounds amounts up or down to whole ones, so that each of their sums is rounded up or down too, and the total to the
 * nearest: controlled rounding (Cox and Ernst, 1982). Moves amounts around cycles of sums that are not whole, until all are.
 */
export function roundTable(summands: readonly Summand[]): number[] {
  const flows = new Map<string, Flow>()
  for (const { amount, sums } of summands) {
    let from = 'rows'
    for (const to of [...sums, 'columns', 'rows']) {
      const flow = flows.get(from + to) ?? { nodes: [from, to], amount: 0 }
      flow.amount += toGrains(amount)
      flows.set(from + to, flow)
      from = to
    }
  }
  const open = new Map<string, Set<Flow>>()
  for (const flow of flows.values())
    if (restOf(flow) > 0) for (const node of flow.nodes) open.set(node, (open.get(node) ?? new Set()).add(flow))
  for (const first of flows.values()) {
    while (restOf(first) > 0) {
      const cycle = findCycle(first, open)
      const ups = cycle.map(({ flow, sign }) => (sign > 0 ? grain - restOf(flow) : restOf(flow)))
      const [up, down] = [Math.min(...ups), grain - Math.max(...ups)]
      const ofAll = cycle.find(({ flow }) => flow.nodes[1] === 'rows')
      const isUp = ofAll ? restOf(ofAll.flow) >= grain / 2 === ofAll.sign > 0 : up <= down
      for (const { flow, sign } of cycle) {
        flow.amount += sign * (isUp ? up : -down)
        if (restOf(flow) === 0) for (const node of flow.nodes) open.get(node)!.delete(flow)
      }
    }
  }
  return summands.map(({ sums: [row, column] }) => flows.get(row + column)!.amount / grain)
}

const restOf = ({ amount }: Flow) => amount - Math.floor(amount / grain) * grain

/** Returns a cycle of flows that are not whole, 1 along them and -1 against them. No node has only one of them. */
function findCycle(first: Flow, open: ReadonlyMap<string, ReadonlySet<Flow>>) {
  const cycle: { flow: Flow; sign: number }[] = []
  const passed = new Map<string, number>()
  let flow = first
  let [node] = flow.nodes
  while (!passed.has(node)) {
    const isForward = flow.nodes[0] === node
    passed.set(node, cycle.length)
    cycle.push({ flow, sign: isForward ? 1 : -1 })
    node = flow.nodes[isForward ? 1 : 0]
    const [one, other] = open.get(node)!
    flow = one === flow ? other! : one!
  }
  return cycle.slice(passed.get(node))
}

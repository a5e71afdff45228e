/** CPU milliseconds of this process so far: on a shared machine the wall clock also counts the neighbours. */
const now = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** CPU milliseconds of one call, as the mean over as many calls as fill `atLeast` ms; one call before them warms up. */
export function cpuTime(call: () => void, atLeast = 25): number {
  call()
  const start = now()
  let calls = 0
  for (let batch = 1; ;) {
    for (let i = 0; i < batch; i++) call()
    calls += batch
    const spent = now() - start
    if (spent >= atLeast) return spent / calls
    if (spent < atLeast / 8) batch *= 2
  }
}

/**
 * Runs a drill to its end, prints its faults and sets the exit code. `undo` stops what the drill started, in reverse
 * order, even after a signal or if the drill takes longer than `within` seconds.
 */
export async function runDrill({ name, seed, within, undo, faults, success }, main) {
  let isCleaned = false
  async function cleanUp() {
    if (isCleaned) return
    isCleaned = true
    for (const step of undo.reverse()) await step()
  }
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void cleanUp().finally(() => process.exit(130)))
  if (within) {
    const overdue = setTimeout(() => {
      console.error(`✗ The ${name} takes longer than ${within} s (--seed ${seed}).`)
      for (const fault of new Set(faults)) console.error(`✗ ${fault}`)
      void cleanUp().finally(() => process.exit(1))
    }, Number(within) * 1000)
    overdue.unref()
  }

  try {
    await main()
  } catch (error) {
    faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
  } finally {
    await cleanUp()
  }
  for (const fault of [...new Set(faults)].slice(0, 40)) console.error(`✗ ${fault}`)
  console.log(
    faults.length === 0 ? `✓ ${success} (--seed ${seed}).` : `${new Set(faults).size} faults (--seed ${seed})`,
  )
  process.exit(faults.length === 0 ? 0 : 1)
}

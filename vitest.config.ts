import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** With SEED=n, the files of each project run in an order that only n decides: no test may depend on another file. */
const seed = process.env.SEED

/**
 * Vitest's own shuffling mixes the projects, which costs a process each time the project changes. Simulations take minutes,
 * so none of them starts last.
 */
class ShuffledWithinProjects extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const places = new Map(
      files.map((file) => {
        const group = file.moduleId.includes('/test/simulation/') ? 'long' : 'other'
        return [file, `${file.project.name} ${group} ${digest(file.moduleId)}`]
      }),
    )
    const placeOf = (file: TestSpecification) => places.get(file) ?? ''
    return [...files].sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
  }
}

function digest(file: string): string {
  return createHash('sha1')
    .update(`${seed} ${relative(import.meta.dirname, file)}`)
    .digest('hex')
}

export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', 'scripts'],
    reporters: ['default'],
    update: 'none',
    ...(seed !== undefined && { sequence: { sequencer: ShuffledWithinProjects } }),
  },
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readMatch } from './read-match.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bettle-read-match-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function aFile(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

it('explains that a match file is missing, is a folder, is neither JSON nor XML, or is XML without DFL events [F2]', async () => {
  await expect(readMatch(join(folder, 'nowhere.json'))).rejects.toThrow('there is no such file')
  await expect(readMatch(folder)).rejects.toThrow('it is a folder')
  await expect(readMatch(aFile('broken.json', 'kick-off!'))).rejects.toThrow('is neither JSON nor XML')
  await expect(readMatch(aFile('feed.xml', '<feed/>'))).rejects.toThrow('feed.xml is XML, but holds no DFL events')
})

import { mkdtempSync, readFileSync, writeSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openLog } from './log-file'

test('a full log restarts for all processes that write to it, and its previous content is stored once', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'log-')), 'functions.log')
  const log = openLog(path, 20)
  const child = (text: string) =>
    spawnSync(process.execPath, ['-e', `console.log(${JSON.stringify(text)})`], { stdio: ['ignore', log.descriptor] })

  writeSync(log.descriptor, 'the first lines\n')
  log.trim()
  child('of a full log')
  log.trim()
  child('go on')

  expect(readFileSync(path, 'utf8')).toBe('go on\n')
  expect(readFileSync(`${path}.old`, 'utf8')).toBe('the first lines\nof a full log\n')
  log.close()
})

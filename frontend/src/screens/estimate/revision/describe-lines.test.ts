import { expect, test } from 'vitest'
import { matchTexts } from '#domain/revision/match-texts'
import { numberLines } from '#domain/text/requirement-lines'
import { describeMatch } from './describe-lines'

test.each([
  [
    'the order alone',
    '# Shop\nUsers print\n# Appendix\n',
    'Only the order changed; lines below another heading are read again',
  ],
  ['white space', '# Shop\n\n# Appendix\n\nUsers  print', 'Only the order or the layout of lines changed'],
  ['a new line', '# Shop\nUsers print\n# Appendix\nUsers log in', '1 line added'],
])('a text in which this differs is summarized: %s', (_, after, summary) => {
  expect(describeMatch(matchTexts(numberLines('# Shop\n# Appendix\nUsers print'), after).match)).toBe(summary)
})

import { type Block, proposalOf } from './proposal'
import { bullets, layOutPage, table, wrap } from './text-table'

/** Formats the proposal of an estimate as plain text. */
export function proposalText(...given: Parameters<typeof proposalOf>): string {
  const { title, sender, sections } = proposalOf(...given)
  return layOutPage(
    [title, sender],
    sections.map(({ title, blocks }) => [title, blocks.flatMap(layOut)]),
  )
}

function layOut(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
      return ['', ...wrap(block.text, '  '), `  ${'-'.repeat(block.text.length)}`]
    case 'subheading':
      return ['', ...wrap(block.text, '  ')]
    case 'paragraph':
      return wrap(block.text, '  ')
    case 'list':
      return bullets(block.texts)
    case 'quotes':
      return block.texts.flatMap((text) => wrap(`"${text}"`, '    '))
    default:
      return ['', ...table(['Price', ''], block.rows)]
  }
}

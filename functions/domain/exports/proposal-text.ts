import { bullets, layOutPage, table, wrap } from '#domain/text/text-table'
import type { Block, Proposal } from './proposal'

/** Formats a proposal as plain text, in which the specification has all sections. */
export const proposalText = ({ title, sender, sections }: Proposal): string =>
  layOutPage(
    [title, sender],
    sections.map(({ title, blocks }) => [title, blocks.length > 0 ? blocks.flatMap(layOut) : ['  None named.']]),
  )

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

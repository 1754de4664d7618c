import { type Context, createContext, runInContext } from 'node:vm'
import { strFromU8, unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'

interface Element {
  name: string
  attributes: Record<string, string>
  text: string
  children: Element[]
}

/** Parses well-formed XML, and throws for any other. */
function parseXml(xml: string): Element {
  const root: Element = { name: '', attributes: {}, text: '', children: [] }
  const open = [root]
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: attributes as Record<string, string>, text: '', children: [] }
    open.at(-1)!.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => void open.pop())
  parser.on('text', (text) => {
    for (const element of open) element.text += text
  })
  parser.write(xml).close()
  return root
}

/** Returns the elements of a name, in order. */
export const elementsOf = (element: Element, name: string): Element[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...elementsOf(child, name)])

/** Returns the parts of an Office document by path, all of them well-formed. */
export function readParts(bytes: Uint8Array): Record<string, Element> {
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, part]) => [path, parseXml(strFromU8(part))]))
}

type Value = string | number
interface ReadCell {
  /** Value in the file. */
  value: Value
  formula?: string
  style: number
}

/** Workbook that was read from its file, with a calculation of its formulas. */
export class Workbook {
  readonly parts: Record<string, Element>
  private readonly sheets = new Map<string, Map<string, ReadCell>>()
  private computed = new Map<string, Value>()
  private readonly functions: Context = createContext({
    cell: this.compute.bind(this),
    range: this.range.bind(this),
    ROUND,
    SUMIFS,
    VLOOKUP,
  })

  constructor(bytes: Uint8Array) {
    this.parts = readParts(bytes)
    for (const [at, { attributes }] of elementsOf(this.parts['xl/workbook.xml']!, 'sheet').entries()) {
      const cells = elementsOf(this.parts[`xl/worksheets/sheet${at + 1}.xml`]!, 'c').map((cell) => [
        cell.attributes.r!,
        readCell(cell),
      ])
      this.sheets.set(attributes.name!, new Map(cells as [string, ReadCell][]))
    }
  }

  /** Returns the cells of a column from the second row on that have one. */
  column(sheet: string, letter: string): (ReadCell & { reference: string })[] {
    return [...this.sheets.get(sheet)!]
      .filter(([reference]) => reference.replace(/\d+/, '') === letter && reference !== `${letter}1`)
      .map(([reference, cell]) => ({ ...cell, reference }))
  }

  /** Returns the reference of the first cell of a sheet with this text. */
  find(sheet: string, text: string): string {
    for (const [reference, { value }] of this.sheets.get(sheet)!) if (value === text) return reference
    throw new Error(`No cell says ${text}`)
  }

  all(): (ReadCell & { sheet: string; reference: string })[] {
    return [...this.sheets].flatMap(([sheet, cells]) =>
      [...cells].map(([reference, cell]) => ({ ...cell, sheet, reference })),
    )
  }

  /** Types a value into a cell. */
  set(sheet: string, reference: string, value: Value) {
    this.sheets.get(sheet)!.set(reference, { value, style: 0 })
    this.computed = new Map()
  }

  /** Computes a cell. An empty one is 0. */
  compute(sheet: string, reference: string): Value {
    const key = `${sheet}!${reference}`
    const known = this.computed.get(key)
    if (known !== undefined) return known
    const cell = this.sheets.get(sheet)!.get(reference)
    const value = cell?.formula === undefined ? (cell?.value ?? 0) : this.evaluate(cell.formula, sheet)
    this.computed.set(key, value)
    return value
  }

  private evaluate(formula: string, sheet: string): Value {
    const script = formula
      .replace(
        /("[^"]*")|(?:(\w+)!)?\$?([A-Z])\$?(\d+)(?::\$?([A-Z])\$?(\d+))?/g,
        (
          _,
          text: string | undefined,
          of: string | undefined,
          from: string,
          top: string,
          to?: string,
          bottom?: string,
        ) =>
          text ??
          (to
            ? `range('${of ?? sheet}','${from}',${top},'${to}',${bottom})`
            : `cell('${of ?? sheet}','${from}${top}')`),
      )
      .replace(/\bFALSE\b/g, 'false')
    const value: unknown = runInContext(script, this.functions)
    if (typeof value !== 'number' || !Number.isFinite(value)) throw new Error(`${formula} is ${String(value)}`)
    return value
  }

  private range(sheet: string, from: string, top: number, to: string, bottom: number): Value[][] {
    return Array.from({ length: bottom - top + 1 }, (_, row) =>
      Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, column) =>
        this.compute(sheet, `${String.fromCharCode(from.charCodeAt(0) + column)}${top + row}`),
      ),
    )
  }
}

function readCell(cell: Element): ReadCell {
  const [formula] = elementsOf(cell, 'f')
  const [value] = elementsOf(cell, 'v')
  const style = Number(cell.attributes.s)
  if (cell.attributes.t === 'inlineStr') return { value: elementsOf(cell, 't')[0]!.text, style }
  return { value: Number(value!.text), ...(formula && { formula: formula.text }), style }
}

/** Rounds half away from zero, as spreadsheets do, after the fifteen digits that they compute with. */
function ROUND(value: number, digits: number): number {
  const scaled = Number((Math.abs(value) * 10 ** digits).toPrecision(15))
  return (Math.sign(value) * Math.round(scaled)) / 10 ** digits
}

const SUMIFS = (summed: number[][], tested: Value[][], wanted: string) =>
  summed.flat().reduce((sum, value, at) => (tested.flat()[at] === wanted ? sum + value : sum), 0)

const VLOOKUP = (wanted: Value, table: Value[][], column: number) =>
  table.find(([first]) => first === wanted)?.[column - 1]

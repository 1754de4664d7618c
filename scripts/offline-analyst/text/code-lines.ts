/** Lines that only a program has: "import numpy as np", "plt.show()". */
const sure =
  /^(?:import \w+(?:\.\w+)+(?: as \w+)?;?|import \w+ as \w+|from [\w.]+ import [\w*, ]+|#include ?[<"].+|using \w+(?:\.\w+)+;|(?:def|function) \w+\(.*|(?:const|let|var) \w+ ?= .+|print\(.*\)|\w+(?:\.\w+)+\([^()]*\);?|\w+ = \w+\.[\w.]+\(.*\);?|(?:public|private|protected) (?:static |final )*\w+ \w+\(.*)$/

/** Lines that are code beside such ones: "import json", "for row in rows:". */
const likely =
  /^(?:import \w+;?|return(?: \S+(?: (?:[-+*/%<>=&|?:]+|and|or|not|in|is|if|else) \S+)*)?|for \w+(?:, ?\w+)* in .*:|(?:while|if|elif|else|with|try|except)\b(?! (?:an?|the) ).*:|[\w.[\]]+ ?[-+]?= ?.+|[{}()\];]+)$/

/** Returns the indexes of lines of code that no fence marks. */
export function codeAmong(texts: readonly string[]): Set<number> {
  const code = new Set<number>()
  let run: number[] = []
  for (const [at, text] of [...texts, ''].entries()) {
    const line = text.trim()
    if (sure.test(line) || likely.test(line)) run.push(at)
    else {
      if (run.some((index) => sure.test(texts[index]!.trim()))) for (const index of run) code.add(index)
      run = []
    }
  }
  return code
}

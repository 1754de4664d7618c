import { measureCold } from '#scripts/benchmark/cold'
import { measureUnits } from '#scripts/benchmark/units'
import { tablesOf } from '#scripts/benchmark/figures'
import { buildAll } from '#scripts/building/build'
await buildAll()
console.log(
  tablesOf([
    { title: 'Units', found: await measureUnits() },
    { title: 'Cold', found: await measureCold() },
  ]),
)

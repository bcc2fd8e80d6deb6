import { runScript } from '../../love98/scripts/lib/process/run-script.mjs'
import { main } from './main.ts'

await runScript((signal) => main(process.argv.slice(2), signal))

#!/usr/bin/env node
import { runCommand } from '../scripts/lib/commands.mjs'

await runCommand(process.argv[2], process.argv.slice(3))

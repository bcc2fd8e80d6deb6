import { buildClient } from './scripts/lib/build/build-client.ts'
import { prerenderPages } from './scripts/lib/build/prerender.ts'
let t=Date.now()
const f=await buildClient(process.cwd()); console.log('client',Date.now()-t); t=Date.now()
const p=await prerenderPages(process.cwd(), f); console.log('pages',p.length,Date.now()-t)

import { defineProgram } from '../define-program'

export default defineProgram({
  id: 'heartbreak',
  title: 'Heartbreak',
  description: 'Find every whole heart without breaking one: boards that logic alone can solve.',
  icon: 'heartbreak',
  size: { width: 254, height: 372 },
  minimum: { width: 254, height: 160 },
  resizable: false,
  single: true,
  // The window reads it strictly and says what is wrong; here only what cannot be one is dropped.
  argument: (text) => (/^[a-z0-9.-]{5,80}(~[\w-]+~[\w-]+)?$/.test(text) ? text : null),
})

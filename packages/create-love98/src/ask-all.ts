import { basename } from 'node:path'
import { UserError } from '../../love98/scripts/lib/user-error.mjs'
import { type Answers, firstAnswers } from './answers.ts'
import { type Question, questions, type Wizard } from './questions.ts'
import { ask, GoBack, WrongAnswer } from './terminal.ts'

const ethereum = 1

/**
 * Asks every question, then shows the answers until they are accepted.
 * @param target the folder, whose name is the first name of the community
 * @param written tells that an answer was given: from then on the answers are worth keeping
 */
export async function askAll(
  wizard: Wizard,
  target: string,
  written: (answers: Answers) => void,
): Promise<Answers> {
  const { terminal, chains } = wizard
  const chain = chains.get(ethereum)
  if (!chain) throw new Error('Ethereum is not among the known chains.')
  let answers = firstAnswers(basename(target), chain)
  terminal.write(
    `${questions.length} questions. Enter takes the answer in brackets, "back" returns to the question before.
Everything can be changed later in community/config.ts. Ctrl+C ends, and leaves nothing.\n`,
  )
  for (let index = 0; index < questions.length; ) {
    try {
      answers = await askOne(wizard, answers, index)
      written(answers)
      index++
    } catch (error) {
      if (!(error instanceof GoBack)) throw error
      index = Math.max(0, index - 1)
    }
  }
  return review(wizard, answers, target, written)
}

async function review(
  wizard: Wizard,
  first: Answers,
  target: string,
  written: (answers: Answers) => void,
): Promise<Answers> {
  const { terminal } = wizard
  for (let answers = first; ; written(answers)) {
    const width = Math.max(...questions.map(({ title }) => title.length))
    const lines = questions.map(
      ({ title, summary }, index) =>
        `  ${String(index + 1).padStart(2)} ${title.padEnd(width)}  ${summary(answers)}`,
    )
    terminal.write(`\nYour desktop, to be made in ${target}:\n\n${lines.join('\n')}\n\n`)
    try {
      const chosen = await ask(terminal, 'Enter makes it; a number changes an answer', 'make', numberOf)
      if (chosen === null) return answers
      answers = await changed(wizard, answers, chosen)
    } catch (error) {
      if (!(error instanceof GoBack)) throw error
      answers = await changed(wizard, answers, questions.length - 1).catch(stay(answers))
    }
  }
}

/** Asks a question again. A token and a Safe of another chain are asked for again too. */
async function changed(wizard: Wizard, answers: Answers, index: number): Promise<Answers> {
  let next: Answers
  try {
    next = await askOne(wizard, answers, index)
  } catch (error) {
    return stay(answers)(error)
  }
  if (next.chain.id === answers.chain.id) return next
  const ofChain = questions.flatMap(({ title }, at) =>
    title === 'Token' || title === 'Treasury' ? [at] : [],
  )
  for (const at of ofChain) next = await askOne(wizard, next, at).catch(stay(next))
  return next
}

function stay(answers: Answers): (error: unknown) => Answers {
  return (error) => {
    if (!(error instanceof GoBack)) throw error
    return answers
  }
}

function askOne(wizard: Wizard, answers: Answers, index: number): Promise<Answers> {
  const question = questions[index] as Question
  wizard.terminal.write(`\n${index + 1}/${questions.length} ${question.title}: ${question.about}.\n`)
  return question.ask(wizard, answers)
}

function numberOf(text: string): number | null {
  if (text === 'make') return null
  const number = Number(text)
  if (!questions[number - 1]) throw new WrongAnswer(`type a number from 1 to ${questions.length}, or Enter`)
  return number - 1
}

/**
 * Asks for the folder until it can be used.
 * @param check see `checkTarget`
 */
export function askFolder(
  { terminal }: Pick<Wizard, 'terminal'>,
  check: (path: string) => Promise<string>,
): Promise<string> {
  terminal.write('The folder of your desktop is made first. Ctrl+C ends, and leaves nothing.\n')
  return ask(terminal, 'Folder', 'my-community', async (path) => {
    try {
      return await check(path)
    } catch (error) {
      if (error instanceof UserError) throw new WrongAnswer(error.message)
      throw error
    }
  })
}

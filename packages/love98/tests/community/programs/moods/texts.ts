import { translated } from 'love98/program'

export const moods = translated({
  en: { title: 'Cat Moods', description: 'Chooses the mood of the day.', mood: 'Mood', today: 'Today' },
  es: { title: 'Humor felino', description: 'Elige el humor del día.', mood: 'Humor', today: 'Hoy' },
})

import { notFoundTexts } from '@/texts/en/app'
import { BlueScreen } from '@/ui/blue-screen'

export default function NotFound() {
  return (
    <BlueScreen
      heading={notFoundTexts.heading}
      lines={notFoundTexts.lines}
      action={<a href="/">{notFoundTexts.action}</a>}
    />
  )
}

import { BlueScreen } from '@/ui/blue-screen'

export default function NotFound() {
  return (
    <BlueScreen
      heading="Love98"
      lines={['There is nothing at this address.', 'The desktop is still there: follow the link below.']}
      action={<a href="/">Open the desktop</a>}
    />
  )
}

import { AtSign, Search } from 'lucide-react'
import { useState } from 'react'
import { CheckboxField, CodeInput, NumberField, PasswordField, Select, TextArea, TextField } from '../../ui/index.ts'
import { GallerySection } from './gallery-section.tsx'

export function GalleryFields() {
  const [code, setCode] = useState('AB2')
  const [empty, setEmpty] = useState('')
  const [chips, setChips] = useState(100)
  const [strength, setStrength] = useState(1.5)
  const [prize, setPrize] = useState<'winner' | 'top-3' | 'proportional'>('winner')
  return (
    <GallerySection title="Fields">
      <div className="panel flex flex-col gap-4 p-4">
        <CodeInput label="Lobby code" value={empty} onValueChange={setEmpty} hint="Six marks; paste works" />
        <CodeInput label="Lobby code" value={code} onValueChange={setCode} />
        <CodeInput label="Lobby code" value="ZZ99ZZ" onValueChange={() => {}} prompt="No lobby has this code" />
      </div>
      <div className="panel flex flex-col gap-4 p-4">
        <TextField
          label="Email"
          type="email"
          required
          icon={<AtSign aria-hidden="true" />}
          placeholder="you@example.com"
        />
        <PasswordField label="Password" required defaultValue="secret" prompt="Passwords should contain a number" />
        <CheckboxField label="I accept the Terms of Service" required />
        <CheckboxField label="I accept the Terms of Service" required invalid />
        <TextField label="Search results" hideLabel icon={<Search aria-hidden="true" />} placeholder="Search" />
        <TextField label="Code of conduct" disabled defaultValue="Nothing to change" />
      </div>
      <div className="panel flex flex-col gap-4 p-4">
        <NumberField
          label="Starting chips"
          value={chips}
          onValueChange={setChips}
          min={10}
          max={1000}
          step={10}
          unit="chips"
        />
        <NumberField
          label="Card strength"
          value={strength}
          onValueChange={setStrength}
          min={1.2}
          max={3}
          step={0.1}
          hint="1.2 to 3.0"
        />
        <Select
          label="Prizes"
          value={prize}
          onValueChange={setPrize}
          options={[
            { value: 'winner', label: 'Winner takes all' },
            { value: 'top-3', label: 'Top three', detail: '50, 30 and 20 percent' },
            { value: 'proportional', label: 'Proportional' },
          ]}
        />
        <TextArea label="Message" placeholder="Type a message..." />
      </div>
    </GallerySection>
  )
}

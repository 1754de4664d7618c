const entries = [
  [
    'Can I change my plan?',
    'At any time, under Account or here. Changes take effect immediately with prorated billing: you pay for the days you use, and what is left of a higher plan is credited. One that you choose in the last week of a period costs that whole week. A lower plan waits for the end of the period if you have used more than it has.',
  ],
  [
    'What if I reach my monthly limit?',
    'Free users wait until next month or upgrade. A project that was counted can always be finished.',
  ],
  [
    'What counts as an estimate?',
    'Each project you start counts once. Answering its questions, estimating it again, and changing the rate, the team or the priority are free, as are saving and exporting. The count starts again on the first day of each month (UTC).',
  ],
  [
    'What happens to my data?',
    'Your requirements and estimates stay in your account, where no other user can see them unless you share a link. A document you upload is deleted as soon as its text has been read. A scan goes to Amazon Textract, the text to the AI model that analyzes it, your email and card details to Stripe if you pay, mails to you through Amazon SES, and nothing to anyone else.',
  ],
]

export function Faq() {
  return (
    <section className="faq" aria-labelledby="faq">
      <h2 id="faq">Frequently asked questions</h2>
      <dl>
        {entries.map(([question, answer]) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd className="muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

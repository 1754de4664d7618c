import type { WorkByName } from './work'

/**
 * Work on devices and their data. The hours of those beside firmware and sensors are judgments: what an agency plans for
 * each, divided by what a further kind of work counts in a brief (`sizing/scale.ts`), about a half.
 */
export const devices: WorkByName = {
  ingestion: {
    name: 'Connection of devices',
    hours: 150,
    terms: {
      en: 'mqtt, coap, lorawan, the things network, esp32 (sensor|sensors|device|devices), (sensors|meters|trackers|loggers|devices) (send|transmit|report) _ (value|values|reading|readings|data|measurement|measurements|temperature|position)',
      de: '(sensoren|zahler|gerate|logger|tracker) (senden|sendet|melden|ubertragen|schicken) _ (werte|messwerte|daten|temperatur|position)',
      fr: '(capteurs|compteurs|balises) (envoient|transmettent)',
      es: '(sensores|medidores|contadores|balizas) (envian|transmiten)',
      pt: '(sensores|medidores|contadores) (enviam|transmitem)',
      other: '(sensori|contatori|dispositivi) (inviano|trasmettono), (sensoren|meters) (sturen|verzenden)',
    },
  },
  airUpdates: {
    name: 'Updates over the air',
    hours: 50,
    terms: {
      en: '(firmware|software) updates over the air, (firmware|ota) (update|updates) (of|for|to) _ (device|devices), ota updates',
      de: '(update|updates) (uber funk|per funk|over the air), *firmwareupdate*',
      fr: 'mise a jour du (micrologiciel|firmware), mises a jour a distance',
      es: 'actualizacion* (de firmware|del firmware|por aire)',
      other: 'aggiornamento (firmware|del firmware), firmware updates op afstand',
    },
  },
  deviceSetup: {
    name: 'Setup of devices',
    hours: 60,
    terms: {
      en: 'device provisioning, (setup|set up|pairing|pair) _ (via|by|over) bluetooth, (devices|sensors) are (paired|provisioned|registered)',
      de: '(einrichtung|kopplung|koppeln|einrichten) (per|uber) bluetooth, gerate _ (anlernen|koppeln)',
      fr: '(configuration|appairage) (par|via) bluetooth',
      es: '(configuracion|emparejamiento) por bluetooth',
      other: '(configurazione|associazione) via bluetooth, koppelen via bluetooth',
    },
  },
  gateways: {
    name: 'Gateways and buffering',
    hours: 150,
    terms: {
      en: '(local|edge|field) (gateway|gateways), (gateway|gateways) (buffer|buffers|stores), edge computing',
      de: '(lokale|lokales|lokalen) gateway*',
      fr: 'passerelle locale, passerelles locales',
      es: 'pasarela local',
      other: 'gateway locale, lokale gateway*',
    },
  },
  buffering: {
    name: 'Buffering without a connection',
    hours: 60,
    terms: {
      en: '(buffers|buffered) _ (locally|data|values|readings|measurements), store and forward',
      de: '(puffert|puffern|gepuffert), *funkausfall*',
      fr: 'memoire tampon',
      es: '(almacena|guarda) _ datos _ sin conexion',
      other: '(buffert|bufferen|gebufferd)',
    },
  },
  remoteControl: {
    name: 'Remote control',
    hours: 110,
    terms: {
      en: '(opened|closed|switched|controlled|started|stopped|unlocked|locked|operated|restarted) remotely, remotely (open|close|switch|start|stop|unlock|lock|restart), (open|close|switch|control|start|stop|unlock|lock|restart) _ remotely',
      de: '*fernsteuer*, ferngesteuert*, *fernbedien*, aus der ferne (steuern|offnen|schliessen|schalten|gesteuert|geoffnet|geschlossen|geschaltet)',
      fr: '(commander|piloter|ouvrir|fermer|allumer|commandees|pilotees|ouvertes|fermees|ouverts|fermes) a distance, (pilotage|commande) a distance',
      es: '(abrir|cerrar|controlar|encender|apagar|abren|cierran) _ (a distancia|remotamente|en remoto), control remoto',
      pt: '(abrir|fechar|controlar|ligar|desligar) _ (a distancia|remotamente), controle remoto',
      other:
        '(aprire|chiudere|controllare|comandare|aperte|chiuse|accendere|spegnere) (da remoto|a distanza), op afstand (bedien*|open*|sluit*|schakel*|bestur*|geopend|gesloten)',
    },
  },
  alarms: {
    name: 'Thresholds and alarms',
    hours: 70,
    terms: {
      en: '(set|sets|define|defines|configure|configures|exceeds|exceeded) _ (threshold|thresholds), (push|sms|email) (alarm|alarms), threshold alarm*, (detect|detects|detection) _ (leak|leaks)',
      de: '*grenzwerte je*, (grenzwerte|schwellwerte|schwellenwerte) (je|pro|festlegen|einstellen|setzen), alarm (per|an)',
      fr: "(seuil|seuils) d'(alerte|alarme), (seuil|seuils) alerte, alarme par",
      es: '(umbral|umbrales) (de alarma|de alerta|por), alarma por',
      pt: '(limite|limites|limiar) de alarme, alarme por',
      other: '(soglia|soglie) (di allarme|per), allarme (via|per), drempelwaarde*, alarm via',
    },
  },
  readings: {
    name: 'Live values and history',
    hours: 60,
    terms: {
      en: 'live (values|readings|measurements), (value|values|reading|readings) every (minute|hour|second), (hourly|latest|current) readings, readings over time',
      de: 'live werte*, livewerte*, messwerte je, verlauf je',
      fr: '(valeurs|mesures) en (direct|temps reel)',
      es: '(valores|medidas|lecturas) en (vivo|directo|tiempo real)',
      pt: '(valores|leituras) em tempo real',
      other: '(valori|misure|letture) in tempo reale, live (waarden|metingen)',
    },
  },
  iot: {
    name: 'IoT devices and sensors',
    hours: 26,
    terms: {
      en: 'iot, internet of things, sensor, sensors, smart home, smart device, smart devices, connected device, connected devices, device monitoring, temperature sensor, telemetry, controller, controllers, thermostat, thermostats, humidistat, humidistats, actuator, actuators, gateway device, mqtt, bluetooth device, bluetooth, ble, firmware, smart lock, smart meter, microcontroller, arduino, raspberry pi, wearable device, beacon, beacons, sensor values, wireless signals, power switch, power switches, device data, plc, scada, machine data, firmware update, firmware updates, over the air, ota update',
      de: '*sensor*, messgerat*, *steuergerat*, gerat steuern, gerate steuern, internet der dinge',
      fr: 'capteur, capteurs, objets connectes, objet connecte, domotique',
      es: 'sensor, sensores, dispositivos conectados, internet de las cosas, domotica',
      pt: 'sensor, sensores, dispositivos conectados, internet das coisas',
      ru: 'датчик*, сенсор*, умн* дом*, телеметри*, контроллер*, устройств* учета',
      el: 'αισθητηρ*, εξυπνο σπιτι',
      zh: '传感器, 物联网, 智能家居, 设备监控, 温度监测',
    },
    weak: 'embedded, control devices, remote control, turn on or off, turn them on, (switch|turn) (on|off) _ (light|lamp|device|heating|pump|fan|socket|appliance), (switch|turn) _ (light|lamp|device|heating|pump|fan|socket|appliance) _ (on|off), set the temperature, set point, control the temperature, control a home, monitor and control, change the state, manage devices, send commands, unlock the, controlled, control home, alarm, alarms, security breach, sensor alert, sensor alerts, threshold alerts, threshold exceeded, security alarm, leak detection, automation rules, scenes, if this then, routines, schedule devices, rules for devices, preset home parameters, preset, month plan, planned parameter, simulated environment, simulated devices, simulated, simulator, device simulation, digital twin',
  },
  firmware: {
    name: 'Firmware',
    hours: 65,
    terms: {
      en: 'firmware for, firmware of, embedded software, embedded firmware, microcontroller firmware, microcontroller code, device firmware, mcu, stm32*, esp32*, rtos, freertos, bootloader, watchdog, uart, i2c, spi bus, gpio, brown out',
      de: 'firmware fur',
      fr: 'firmware pour, (micrologiciel|logiciel embarque) pour',
      es: 'firmware para',
      pt: 'firmware para',
      other: 'firmware (per|voor)',
    },
    weak: 'lora, lorawan, nb iot, zigbee, bluetooth, ble, radio module, wifi module, otaa, battery powered, battery operated, battery life, battery voltage, power consumption, low power, deep sleep, in flash, flash memory, eeprom, ring buffer, sd card, over the air, ota update, firmware update, firmware updates',
  },
}
